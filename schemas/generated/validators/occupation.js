// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["string","null"];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func5 = ucs2length;
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.occupationName === undefined) || (!(func0.call(data, "occupationName")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "occupationName"}};
vErrors = add(vErrors, err2);
errors++;
}
if((data.industryId === undefined) || (!(func0.call(data, "industryId")))){
const err3 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "industryId"}};
vErrors = add(vErrors, err3);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err4);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "id") || (key0 === "version")) || (key0 === "occupationName")) || (key0 === "industryId")) || (key0 === "note")) || (key0 === "order"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func5(data0) > 64){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err6);
errors++;
}
if(func5(data0) < 1){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err9);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err10);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
if(data.occupationName !== undefined && func0.call(data, "occupationName")){
let data2 = data.occupationName;
if(typeof data2 === "string"){
if(func5(data2) > 50){
const err12 = {instancePath:instancePath+"/occupationName",schemaPath:"#/properties/occupationName/maxLength",keyword:"maxLength",params:{limit: 50}};
vErrors = add(vErrors, err12);
errors++;
}
if(func5(data2) < 1){
const err13 = {instancePath:instancePath+"/occupationName",schemaPath:"#/properties/occupationName/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err13);
errors++;
}
if(!pattern0.test(data2)){
const err14 = {instancePath:instancePath+"/occupationName",schemaPath:"#/properties/occupationName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/occupationName",schemaPath:"#/properties/occupationName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.industryId !== undefined && func0.call(data, "industryId")){
let data3 = data.industryId;
if(typeof data3 === "string"){
if(func5(data3) < 1){
const err16 = {instancePath:instancePath+"/industryId",schemaPath:"#/properties/industryId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/industryId",schemaPath:"#/properties/industryId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.note !== undefined && func0.call(data, "note")){
let data4 = data.note;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err18);
errors++;
}
if(typeof data4 === "string"){
if(func5(data4) > 500){
const err19 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data5 = data.order;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err20 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err20);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err21);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err23);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/id":"编号","/version":"版本","/occupationName":"职业名称","/industryId":"所属行业","/note":"说明","/order":"顺序"};

export const validators = {
  "occupation.save": validator(check0, titles0),
};

export const rules = {"occupation":[]};

export const coerce = {};
