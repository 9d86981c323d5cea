// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["string","null"];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;

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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "tenantId") || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.tenantId !== undefined && func0.call(data, "tenantId")){
let data0 = data.tenantId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data1 = data.pageNum;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err4);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data2 = data.pageSize;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err6);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err7);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("(?:^|>)[^<>]*[^\\s<>]|<img", "u");
const formats0 = formats["date-time"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
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
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = add(vErrors, err2);
errors++;
}
if((data.content === undefined) || (!(func0.call(data, "content")))){
const err3 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "content"}};
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
if(!((((((key0 === "id") || (key0 === "version")) || (key0 === "title")) || (key0 === "content")) || (key0 === "publishedTime")) || (key0 === "isTop"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err6);
errors++;
}
if(func1(data0) < 1){
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
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err12);
errors++;
}
if(func1(data2) < 1){
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err13);
errors++;
}
if(!pattern0.test(data2)){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.content !== undefined && func0.call(data, "content")){
let data3 = data.content;
if(typeof data3 === "string"){
if(func1(data3) > 50000){
const err16 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 50000}};
vErrors = add(vErrors, err16);
errors++;
}
if(func1(data3) < 1){
const err17 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err17);
errors++;
}
if(!pattern1.test(data3)){
const err18 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/pattern",keyword:"pattern",params:{pattern: "(?:^|>)[^<>]*[^\\s<>]|<img"}};
vErrors = add(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.publishedTime !== undefined && func0.call(data, "publishedTime")){
let data4 = data.publishedTime;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/publishedTime",schemaPath:"#/properties/publishedTime/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err20);
errors++;
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err21 = {instancePath:instancePath+"/publishedTime",schemaPath:"#/properties/publishedTime/format",keyword:"format",params:{format: "date-time"}};
vErrors = add(vErrors, err21);
errors++;
}
}
}
if(data.isTop !== undefined && func0.call(data, "isTop")){
if(typeof data.isTop !== "boolean"){
const err22 = {instancePath:instancePath+"/isTop",schemaPath:"#/properties/isTop/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err23);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/tenantId":"机构","/pageNum":"页码","/pageSize":"每页条数"};
const titles1 = {"/id":"编号","/version":"版本","/title":"标题","/content":"内容","/publishedTime":"发布时间","/isTop":"置顶"};

export const validators = {
  "announcement.portalList": validator(check0, titles0),
  "announcement.save": validator(check1, titles1),
};

export const rules = {"announcement":[]};

export const coerce = {};
